import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Direction from './rtl';

const Mirrored = styled('div')`
  border-left: 6px solid;
  padding: 4px 12px;
`;

const Kept = styled('div')`
  /* @noflip */
  border-left: 6px solid;
  padding: 4px 12px;
`;

export default function RtlNoFlip() {
  return (
    <Direction direction="rtl">
      <Stack direction="row" spacing={2}>
        <Mirrored data-note="mirrored">يمين</Mirrored>
        <Kept data-note="kept">يسار</Kept>
      </Stack>
    </Direction>
  );
}
