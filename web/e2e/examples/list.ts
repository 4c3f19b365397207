// The examples, with what a visitor of each looks for.
export interface Example {
  /** The folder below examples/. */
  name: string;
  /** Addresses of the pages with demos; the first one has what is named below. */
  pages: string[];
  /** A demo, and the text of its first button. */
  demo: string;
  button: string;
  /** A prop, a value that changes what is shown, and the page of the reference that tells of it. */
  prop: { name: string; value: string; address: string };
  /** Whether a stylesheet paints the demos. */
  painted: boolean;
}

export const examples: Example[] = [
  {
    name: 'workspace',
    pages: ['/ui/button/', '/ui/dialog/'],
    demo: 'ButtonTones',
    button: 'Save',
    prop: { name: 'tone', value: 'danger', address: '/ui/api/button/' },
    painted: false,
  },
  {
    name: 'react-bootstrap',
    pages: ['/bootstrap/button/', '/bootstrap/modal/'],
    demo: 'ButtonVariants',
    button: 'Save',
    prop: { name: 'variant', value: 'danger', address: '/bootstrap/api/button/' },
    painted: true,
  },
];
