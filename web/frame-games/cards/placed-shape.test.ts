import { describe, expect, it } from 'vitest';
import { placedShape } from './placed-shape';

describe('placedShape', () => {
  it('scales and moves every kind of point', () => {
    expect(placedShape('M0 4L10-4H8V6C1 2 3 4 5 6Q1 1 2 2T6 6Z', { x: 100, y: 200, scale: 0.5 })).toBe(
      'M100 202L105 198H104V203C100.5 201 101.5 202 102.5 203Q100.5 200.5 101 201T103 203Z',
    );
  });

  it('scales the radii of an arc, and keeps its rotation and its flags', () => {
    expect(placedShape('M0 0A20 10 0 0 1 40 0', { x: 1, y: 2, scale: 0.1 })).toBe('M1 2A2 1 0 0 1 5 2');
  });

  it('turns a shape upside down with a negative scale', () => {
    expect(placedShape('M0 0H10V20A4 4 0 1 0 2 2Z', { x: 50, y: 70, scale: -1 })).toBe(
      'M50 70H40V50A4 4 0 1 0 48 68Z',
    );
  });
});
