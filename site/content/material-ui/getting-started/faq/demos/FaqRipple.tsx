import Button from '@mui/material/Button';
import { buttonBaseClasses } from '@mui/material/ButtonBase';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const components = createTheme({
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: {
          [`&.${buttonBaseClasses.focusVisible}`]: {
            outline: '3px solid currentColor',
            outlineOffset: 2,
          },
        },
      },
    },
  },
}).components;

export default function FaqRipple() {
  return (
    <ThemeProvider theme={(outer) => ({ ...outer, components })}>
      <Button variant="outlined">Save</Button>
    </ThemeProvider>
  );
}
