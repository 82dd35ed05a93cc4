import { Children, type ComponentProps, createElement, isValidElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { DocumentViewer } from './document-viewer';
import type { LoadedDocument } from './load-document';

const file = 'https://files.example/card?signed';
const shown = (view: LoadedDocument['view']) =>
  renderToStaticMarkup(
    createElement(DocumentViewer, {
      name: 'Photo ID',
      document: { id: 'card', url: file, view },
      onOpened: () => undefined,
    }),
  );
const release = () => undefined;
const isFrame = (node: unknown): node is ReactElement<ComponentProps<'iframe'>> =>
  isValidElement(node) && node.type === 'iframe';

describe('DocumentViewer', () => {
  it('shows a PDF in a named frame, and a link to its file', () => {
    const html = shown({ kind: 'pdf', url: '/framed-files/1.pdf', release });

    expect(html).toMatch(/<iframe[^>]* src="\/framed-files\/1\.pdf" title="Photo ID of the player"/);
    expect(html).toContain(`href="${file}"`);
  });

  it('reports a PDF as opened once its frame has loaded, not before', () => {
    const onOpened = vi.fn();
    const document = {
      id: 'card',
      url: file,
      view: { kind: 'pdf', url: '/framed-files/1.pdf', release },
    } as const;

    const viewer = DocumentViewer({ name: 'Photo ID', document, onOpened });

    expect(onOpened).not.toHaveBeenCalled();
    const frame = Children.toArray(viewer.props.children).find(isFrame);
    expect(frame?.props.onLoad).toBe(onOpened);
  });

  it('shows only the link where the page cannot frame a PDF', () => {
    const html = shown(null);

    expect(html).not.toContain('<iframe');
    expect(html).toContain('Open Photo ID (PDF) in a new tab');
  });

  it('shows a picture that can be enlarged and turned, without a link', () => {
    const html = shown({ kind: 'picture', url: 'blob:1', release });

    expect(html).toMatch(/<img [^>]*src="blob:1"/);
    expect(html).toContain('aria-label="Rotate"');
    expect(html).not.toContain('<a ');
  });
});
