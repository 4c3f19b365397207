import { useTheme } from '@mui/material/styles';

export default function ByMode() {
  const theme = useTheme();
  return <span>It is {theme.palette.mode}</span>;
}
