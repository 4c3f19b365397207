import { expect, test } from 'vitest';
import { withFonts } from './fonts';

const asked: string[] = [];
const fetchFont = async (address: string) => {
  asked.push(address);
  if (address.includes('gone')) throw new Error('404');
  return new Blob([address]);
};
const inData = (address: string) => `url(data:application/octet-stream;base64,${btoa(address)})`;

test('the frame gets fonts in the stylesheet: of icons and Latin text, in one format each', async () => {
  const css =
    '.icon{font-family:icons}' +
    '@font-face{font-family:icons;src:url(/i.eot);src:url(/i.eot#iefix) format("embedded-opentype"),url("/i.woff2") format("woff2"),url(/i.ttf)}' +
    '@font-face{font-family:old;src:url(/old.woff),url(/old.ttf);font-weight:400}' +
    '@font-face{font-family:text;src:url(/latin.woff2);unicode-range:U+0000-00FF,U+2000}' +
    '@font-face{font-family:text;src:url(/greek.woff2);unicode-range:U+0370-03FF}' +
    '@font-face{font-family:some;src:url(/some.woff2);unicode-range:U+F003,U+F006}' +
    '@font-face{font-family:lost;src:url(/gone.woff2)}';
  const made = await withFonts(css, fetchFont);
  expect(asked).toEqual(['/i.woff2', '/old.ttf', '/latin.woff2', '/some.woff2', '/gone.woff2']);
  expect(made).toContain(`@font-face{font-family:icons;;src:${inData('/i.woff2')}}`);
  expect(made).toContain(`@font-face{font-family:old;font-weight:400;src:${inData('/old.ttf')}}`);
  expect(made).toContain(inData('/latin.woff2'));
  expect(made).toContain(inData('/some.woff2'));
  expect(made).toContain('url(/greek.woff2)');
  expect(made).toContain('url(/gone.woff2)');
  expect(made).not.toContain('eot');
  expect(made.startsWith('.icon{font-family:icons}@font-face')).toBe(true);
});
