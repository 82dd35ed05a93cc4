import type { Plugin } from 'vite';
import type { Post } from '../../src/lib/page/written';
import { renderPosts, summaryOf, tagsOf } from './blog-posts';
import { type ContentFile, pathOfPicture, readContent } from './content-files';
import { renderStaticPage } from './static-pages';

const prefix = '\0';
const pages = 'virtual:pages';
const posts = 'virtual:posts';
const contentModuleId = /^virtual:(pages|posts)(\/[\w-]+)?$/;

/**
 * The modules `virtual:pages` and `virtual:posts`: the lists, and a loader for each text. Every text is rendered at build time into its
 * own module, so that a page loads only its own text and no renderer.
 */
export function contentModules(): Plugin {
  let renderedPosts: Post[] | undefined;
  return {
    name: 'jade-harbour:content-modules',
    buildStart() {
      renderedPosts = undefined;
    },
    watchChange() {
      renderedPosts = undefined;
    },
    resolveId: (id) => (contentModuleId.test(id) ? prefix + id : undefined),
    load(id) {
      if (!id.startsWith(prefix) || !contentModuleId.test(id.slice(1))) return undefined;
      const [module = '', name] = id.slice(1).split('/');
      const files = readContent(module === pages ? 'pages' : 'blog');
      for (const { path } of files) this.addWatchFile(path);
      if (module === pages)
        return name === undefined ? listOfPages(files) : withPictures(pageOf(files, name));
      renderedPosts ??= renderPosts(files);
      return name === undefined
        ? listOfPosts(renderedPosts)
        : withPictures(renderedPosts.find(({ slug }) => slug === name));
    },
  };
}

function pageOf(files: readonly ContentFile[], name: string) {
  const file = files.find((each) => each.name === name);
  return file && renderStaticPage(file);
}

function listOfPages(files: readonly ContentFile[]): string {
  const lines = files.map(({ name }) => `  ${name}: () => import('${pages}/${name}'),`);
  return `export const pages = {\n${lines.join('\n')}\n};`;
}

function listOfPosts(all: readonly Post[]): string {
  const lines = all.map(({ slug }) => `  '${slug}': () => import('${posts}/${slug}'),`);
  return [
    withPictures(all.map(summaryOf), 'export const posts ='),
    `export const tags = ${JSON.stringify(tagsOf(all))};`,
    `export const texts = {\n${lines.join('\n')}\n};`,
  ].join('\n');
}

/** Serializes a value as a module that imports the pictures of `content`, so that they get hashed URLs. */
function withPictures(content: unknown, as = 'export default'): string {
  const imports: string[] = [];
  const importNames = new Map<string, string>();
  const text = JSON.stringify(content).replaceAll(/"(media\/[^"]+)"/g, (_, src: string) => {
    const name = importNames.get(src) ?? `picture${importNames.size}`;
    if (!importNames.has(src)) imports.push(`import ${name} from ${JSON.stringify(pathOfPicture(src))};`);
    importNames.set(src, name);
    return name;
  });
  return `${imports.join('\n')}\n${as} ${text};`;
}
