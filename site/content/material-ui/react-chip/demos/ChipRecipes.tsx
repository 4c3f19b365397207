import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Done from '@mui/icons-material/Done';
import Schedule from '@mui/icons-material/Schedule';

const recipes = [
  { name: 'Leek tart', minutes: 55, tags: ['vegetarian', 'oven'] },
  {
    name: 'Lentils with lemon',
    minutes: 25,
    tags: ['vegan', 'vegetarian', 'quick'],
  },
  { name: 'Fish soup', minutes: 40, tags: ['one pot'] },
  { name: 'Fried rice', minutes: 20, tags: ['quick', 'one pot', 'vegetarian'] },
  { name: 'Roast roots', minutes: 50, tags: ['vegan', 'vegetarian', 'oven'] },
  { name: 'Tomato bread', minutes: 10, tags: ['vegan', 'vegetarian', 'quick'] },
];
const topics = ['vegetarian', 'vegan', 'quick', 'one pot', 'oven'];

export default function ChipRecipes() {
  const [chosen, setChosen] = React.useState<string[]>([]);
  const shown = recipes.filter(({ tags }) =>
    chosen.every((topic) => tags.includes(topic)),
  );

  const toggle = (topic: string) =>
    setChosen(
      chosen.includes(topic)
        ? chosen.filter((other) => other !== topic)
        : [...chosen, topic],
    );

  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 480, p: 2 }}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        flexWrap="wrap"
        role="group"
        aria-label="Filter recipes"
      >
        {topics.map((topic) => {
          const pressed = chosen.includes(topic);
          return (
            <Chip
              key={topic}
              label={topic}
              icon={pressed ? <Done /> : undefined}
              variant={pressed ? 'filled' : 'outlined'}
              color={pressed ? 'primary' : 'default'}
              aria-pressed={pressed}
              onClick={() => toggle(topic)}
            />
          );
        })}
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        {shown.length === 0
          ? 'No recipe has all of these tags'
          : `${shown.length} of ${recipes.length} recipes`}
      </Typography>
      <List>
        {shown.map(({ name, minutes, tags }) => (
          <ListItem key={name} disableGutters divider>
            <ListItemText primary={name} />
            <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap' }}>
              <Chip size="small" icon={<Schedule />} label={`${minutes} min`} />
              {tags.map((tag) => (
                <Chip key={tag} size="small" variant="outlined" label={tag} />
              ))}
            </Box>
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
