import Box from '@mui/material/Box';
import emotionStyled from '@emotion/styled';
import {
  createTheme,
  styled,
  type Theme,
  ThemeProvider,
} from '@mui/material/styles';

const FromEmotion = emotionStyled.p(({ theme }) => ({
  padding: (theme as Theme).spacing(2),
  border: '1px dashed',
}));

const FromMaterial = styled('p')(({ theme }) => ({
  padding: theme.spacing(2),
  border: '1px dashed',
}));

const { spacing } = createTheme({ spacing: 6 });

export default function InteropEmotion() {
  return (
    <ThemeProvider theme={{ spacing }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <FromEmotion>@emotion/styled</FromEmotion>
        <FromMaterial>@mui/material/styles</FromMaterial>
      </Box>
    </ThemeProvider>
  );
}
