import { extendTheme } from '@mui/joy/styles';
import { valuesOf } from '../components/theme-values';

/** What can be found in the theme that the library starts from. */
export default function generate() {
  return { files: {}, data: null, found: { theme: valuesOf(extendTheme()) } };
}
