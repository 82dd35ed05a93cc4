import { createContext } from 'react';

/** The element in the header of the layout that receives the bar of the open game; null until it is rendered. */
export const GameBarPlace = createContext<HTMLElement | null>(null);
