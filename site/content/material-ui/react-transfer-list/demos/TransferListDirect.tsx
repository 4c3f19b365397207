import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const people = ['Ida', 'Jan', 'Rosa', 'Kofi'];

export default function TransferListDirect() {
  const [invited, setInvited] = React.useState(['Ida']);
  const [news, setNews] = React.useState('Nobody was moved yet.');
  const root = React.useRef<HTMLDivElement>(null);

  const move = (name: string, side: string[]) => {
    const isIn = invited.includes(name);
    const index = side.indexOf(name);
    const neighbor = side[index + 1] ?? side[index - 1];
    root.current?.querySelector<HTMLElement>(`[data-name="${neighbor}"]`)?.focus();
    setInvited(
      isIn ? invited.filter((other) => other !== name) : [...invited, name],
    );
    setNews(`${name} was ${isIn ? 'taken off the list' : 'invited'}.`);
  };
  const chips = (side: string[], verb: string) =>
    side.map((name) => (
      <Chip
        key={name}
        label={name}
        data-name={name}
        aria-label={`${verb} ${name}`}
        onClick={() => move(name, side)}
      />
    ));

  return (
    <Box ref={root}>
      <Stack direction="row" spacing={4}>
        <Stack
          role="group"
          aria-label="Not invited"
          spacing={1}
          sx={{ minWidth: 100 }}
        >
          <Typography component="div" variant="subtitle2">
            Not invited
          </Typography>
          {chips(
            people.filter((name) => !invited.includes(name)),
            'Invite',
          )}
        </Stack>
        <Stack role="group" aria-label="Invited" spacing={1} sx={{ minWidth: 100 }}>
          <Typography component="div" variant="subtitle2">
            Invited
          </Typography>
          {chips(
            people.filter((name) => invited.includes(name)),
            'Uninvite',
          )}
        </Stack>
      </Stack>
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {news}
      </Typography>
    </Box>
  );
}
