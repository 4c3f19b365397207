import { createStyled, createTheme } from '@mui/system';

const appTheme = createTheme({
  spacing: 10,
  palette: { moss: '#3f6212', sand: '#fefce8' },
});

const styled = createStyled({ defaultTheme: appTheme });

const Banner = styled('div')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  backgroundColor: theme.palette.moss,
  color: theme.palette.sand,
  font: '500 16px/24px system-ui, sans-serif',
}));

export default function CustomStyled() {
  return <Banner>Styled by a theme that no provider had to bring</Banner>;
}
