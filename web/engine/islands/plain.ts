/** Whether a click or key comes alone: with one of these the browser does something else, such as opening a tab. */
export const isPlain = (event: {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  button?: number;
}) => !(event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
