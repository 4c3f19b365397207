import Card from '@mui/joy/Card';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const PriceCard = styled(Card)(({ theme }) => ({
  borderRadius: theme.vars.radius.xl,
}));

export default function ApproachesInstance() {
  return (
    <Stack direction="row" spacing={2} useFlexGap flexWrap="wrap">
      <Card sx={{ maxWidth: 320, bgcolor: 'background.level1' }}>By sx</Card>
      <PriceCard>By styled</PriceCard>
      <PriceCard sx={{ borderRadius: 'sm' }}>Both: sx wins</PriceCard>
    </Stack>
  );
}
