import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

const FromObject = styled(Paper)({ padding: 16, borderRadius: 2 });

const FromTemplate = styled(Paper)`
  padding: 16px;
  border-radius: ${(props) => props.theme.spacing(2)};
`;

export default function ScObject() {
  return (
    <Stack direction="row" spacing={2}>
      <FromObject variant="outlined">An object</FromObject>
      <FromTemplate variant="outlined">A template</FromTemplate>
    </Stack>
  );
}
