import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';

export default function LinkCustom() {
  return (
    <Stack direction="row" spacing={3}>
      <Link
        href="#thick"
        classes={{ underlineAlways: 'thick' }}
        sx={{ '&.thick': { textDecorationThickness: 3, textUnderlineOffset: 4 } }}
      >
        Thick
      </Link>
      <Link
        href="#bold"
        classes={{ root: 'bold' }}
        sx={{ '&.bold': { fontWeight: 700 } }}
      >
        Bold
      </Link>
      <Link
        href="#not-bold"
        TypographyClasses={{ root: 'bold' }}
        sx={{ '&.bold': { fontWeight: 700 } }}
      >
        Not bold
      </Link>
    </Stack>
  );
}
