import { describe, expect, it } from 'vitest';
import { namesIn, placeAt, placeIn } from './places';

const file = `import Button from 'kit';

export default function Demo() {
  const [open, setOpen] = React.useState<boolean>(false);
  return (
    <Row>
      <Button size="small">One</Button>
      <Button size="large">Two</Button>
      <Button size="small">One</Button>
    </Row>
  );
}
`;

/** The place in the file of the first occurrence of a word behind a text in displayed code. */
const placeOf = (displayed: string, before: string, word: string) =>
  placeIn(file, displayed, placeAt(displayed, displayed.indexOf(word, displayed.indexOf(before))));

describe('places of displayed code in its file', () => {
  it('finds names of the whole file', () => {
    expect(placeOf(file, 'large', 'Button')).toEqual({ line: 7, column: 32 });
    expect(placeOf(file, 'return', 'Row')).toEqual({ line: 5, column: 5 });
  });

  it('finds names of a snippet with another indentation', () => {
    const snippet = '<Row>\n  <Button size="small">One</Button>\n  <Button size="large">Two</Button>\n</Row>';
    expect(placeOf(snippet, 'Two', 'Button')).toEqual({ line: 7, column: 32 });
    expect(placeOf(snippet, 'Row', 'Row')).toEqual({ line: 5, column: 5 });
  });

  it('takes the line whose neighbors are alike', () => {
    const snippet = '<Button size="large">Two</Button>\n<Button size="small">One</Button>\n</Row>';
    expect(placeOf(snippet, '\n', 'size')).toEqual({ line: 8, column: 14 });
  });

  it('has no place for a line that the file does not have', () => {
    const js = 'const [open, setOpen] = React.useState(false);';
    expect(placeOf(js, 'const', 'open')).toBeUndefined();
    expect(placeIn(file, 'x', { line: 4, column: 0 })).toBeUndefined();
  });
});

it('finds names in any script', () => {
  const text = 'größe.$a_1 "x" 12';
  expect(namesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['größe', '$a_1', 'x']);
});
