import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

type Notification = { id: number; from: string; text: string; when: string };

const notifications: Notification[] = [
  {
    id: 1,
    from: 'Priya Raman',
    text: 'asked for your review of “Invoice rounding”',
    when: '12 minutes ago',
  },
  {
    id: 2,
    from: 'Tomás Vega',
    text: 'mentioned you in “Release checklist”',
    when: '1 hour ago',
  },
  {
    id: 3,
    from: 'Hannah Weiss',
    text: 'approved your time off in August',
    when: 'Yesterday',
  },
  {
    id: 4,
    from: 'Omar Haddad',
    text: 'shared the board “Onboarding” with you',
    when: 'Monday',
  },
];

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => word[0])
    .join('');

export default function NotificationCenter() {
  const [unread, setUnread] = React.useState([1, 2]);
  const [tab, setTab] = React.useState('all');
  const shown = notifications.filter(
    ({ id }) => tab === 'all' || unread.includes(id),
  );

  return (
    <Card variant="outlined" sx={{ width: 1, maxWidth: 420 }}>
      <CardHeader
        title="Notifications"
        titleTypographyProps={{ variant: 'h6', component: 'h3' }}
        action={
          <Button disabled={!unread.length} onClick={() => setUnread([])}>
            Mark all as read
          </Button>
        }
      />
      <Tabs
        value={tab}
        onChange={(event, value: string) => setTab(value)}
        aria-label="Which notifications"
        sx={{ px: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab
          value="all"
          label="All"
          id="notification-tab-all"
          aria-controls="notification-panel"
        />
        <Tab
          value="unread"
          label={`Unread (${unread.length})`}
          id="notification-tab-unread"
          aria-controls="notification-panel"
        />
      </Tabs>
      <div
        role="tabpanel"
        id="notification-panel"
        aria-labelledby={`notification-tab-${tab}`}
      >
        <List disablePadding>
          {shown.map(({ id, from, text, when }) => (
            <ListItem key={id} disablePadding divider>
              <ListItemButton
                onClick={() => setUnread(unread.filter((other) => other !== id))}
              >
                <ListItemAvatar>
                  <Badge
                    color="primary"
                    variant="dot"
                    overlap="circular"
                    invisible={!unread.includes(id)}
                  >
                    <Avatar
                      aria-hidden
                      sx={{ bgcolor: 'text.secondary', color: 'background.paper' }}
                    >
                      {initialsOf(from)}
                    </Avatar>
                  </Badge>
                </ListItemAvatar>
                <ListItemText
                  primary={`${from} ${text}`}
                  secondary={unread.includes(id) ? `${when} · Unread` : when}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {shown.length === 0 && (
          <Typography color="text.secondary" sx={{ p: 3, textAlign: 'center' }}>
            You’re all caught up.
          </Typography>
        )}
      </div>
    </Card>
  );
}
