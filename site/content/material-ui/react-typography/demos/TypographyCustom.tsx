import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Quote = styled(Typography)(({ theme }) => ({
  maxWidth: 360,
  paddingInlineStart: theme.spacing(2),
  borderInlineStart: `3px solid ${theme.palette.primary.main}`,
  fontStyle: 'italic',
}));

export default function TypographyCustom() {
  return (
    <Quote variant="h6" variantMapping={{ h6: 'p' }}>
      Nobody reads the plan. Everybody reads the caption.
    </Quote>
  );
}
