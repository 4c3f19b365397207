import { Class, type CodeData } from '../../engine';

/** The classes of code whose lines have numbers, or of which some are in focus. */
export const linesClass = ({ numbered, focused }: Pick<CodeData, 'numbered' | 'focused'>) =>
  `${numbered ? ` ${Class.Numbered}` : ''}${focused ? ' focused' : ''}`;
