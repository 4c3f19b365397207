import * as React from 'react';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import CheckCircle from '@mui/icons-material/CheckCircle';
import CloudQueue from '@mui/icons-material/CloudQueue';
import Error from '@mui/icons-material/Error';
import Notifications from '@mui/icons-material/Notifications';
import NotificationsOff from '@mui/icons-material/NotificationsOff';
import Payments from '@mui/icons-material/Payments';
import Search from '@mui/icons-material/Search';
import Warning from '@mui/icons-material/Warning';

type State = 'running' | 'slow' | 'down';

const states: Record<
  State,
  {
    text: string;
    Icon: React.ElementType<SvgIconProps>;
    color: SvgIconProps['color'];
  }
> = {
  running: { text: 'Running', Icon: CheckCircle, color: 'success' },
  slow: { text: 'Slow answers', Icon: Warning, color: 'warning' },
  down: { text: 'Down since 9:40', Icon: Error, color: 'error' },
};

const services: {
  name: string;
  Icon: React.ElementType<SvgIconProps>;
  state: State;
}[] = [
  { name: 'Storage', Icon: CloudQueue, state: 'running' },
  { name: 'Payments', Icon: Payments, state: 'slow' },
  { name: 'Search', Icon: Search, state: 'down' },
];

export default function ServiceList() {
  const [watched, setWatched] = React.useState(['Search']);
  const toggle = (name: string) =>
    setWatched((before) =>
      before.includes(name)
        ? before.filter((one) => one !== name)
        : [...before, name],
    );
  return (
    <Paper variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <List aria-label="Services">
        {services.map(({ name, Icon, state }) => {
          const { text, Icon: StateIcon, color } = states[state];
          const watching = watched.includes(name);
          return (
            <ListItem
              key={name}
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Tell me about ${name}`}
                  aria-pressed={watching}
                  onClick={() => toggle(name)}
                >
                  {watching ? (
                    <Notifications color="primary" />
                  ) : (
                    <NotificationsOff />
                  )}
                </IconButton>
              }
            >
              <ListItemIcon>
                <Badge
                  badgeContent={<StateIcon color={color} sx={{ fontSize: 16 }} />}
                >
                  <Icon color="action" />
                </Badge>
              </ListItemIcon>
              <ListItemText primary={name} secondary={text} />
            </ListItem>
          );
        })}
      </List>
    </Paper>
  );
}
