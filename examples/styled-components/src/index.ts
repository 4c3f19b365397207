export { Button, type ButtonProps } from './Button';
export { Note, type NoteProps } from './Note';
export { SailProvider, type SailProviderProps } from './SailProvider';
