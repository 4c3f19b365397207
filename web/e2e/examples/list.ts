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

const all: Example[] = [
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
  {
    name: 'mantine',
    pages: ['/mantine/button/', '/mantine/modal/'],
    demo: 'ButtonVariants',
    button: 'Save',
    prop: { name: 'size', value: 'xl', address: '/mantine/api/button/' },
    painted: true,
  },
  {
    name: 'tailwind',
    pages: ['/parts/button/', '/parts/switch/'],
    demo: 'ButtonLooks',
    button: 'Save',
    prop: { name: 'look', value: 'outline', address: '/parts/api/button/' },
    painted: true,
  },
  {
    name: 'vanilla-extract',
    pages: ['/tiles/button/', '/tiles/card/'],
    demo: 'ButtonLooks',
    button: 'Save',
    prop: { name: 'look', value: 'outline', address: '/tiles/api/button/' },
    painted: true,
  },
  {
    name: 'radix-themes',
    pages: ['/themes/button/', '/themes/dialog/'],
    demo: 'ButtonVariants',
    button: 'Save',
    prop: { name: 'variant', value: 'outline', address: '/themes/api/button/' },
    painted: true,
  },
  {
    name: 'styled-components',
    pages: ['/sail/button/', '/sail/note/'],
    demo: 'ButtonTones',
    button: 'Save',
    prop: { name: 'tone', value: 'danger', address: '/sail/api/button/' },
    painted: true,
  },
];

const only = process.env['VITRINE_EXAMPLE'];

/** All of them, or the one that was asked for. */
export const examples = all.filter(({ name }) => !only || name === only);
