import * as React from 'react';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import OpenInNew from '@mui/icons-material/OpenInNew';

interface Target {
  text: string;
  href: string;
  current?: boolean;
}

const groups: { name: string; links: Target[] }[] = [
  {
    name: 'Visit',
    links: [
      { text: 'Opening hours', href: '#hours', current: true },
      { text: 'Tickets', href: '#tickets' },
      { text: 'Getting here', href: '#directions' },
    ],
  },
  {
    name: 'Collections',
    links: [
      { text: 'Ships and ropes', href: '#ships' },
      { text: 'Letters, 1890 to 1930', href: '#letters' },
      { text: 'Borrow an object', href: '#loans' },
    ],
  },
  {
    name: 'Elsewhere',
    links: [
      { text: 'Harbor office', href: 'https://example.org/harbor' },
      { text: 'Tide table', href: 'https://example.org/tides' },
    ],
  },
];

function FooterLink({ text, href, current }: Target) {
  const outside = href.startsWith('https:');
  return (
    <Link
      href={href}
      variant="body2"
      underline="hover"
      color={current ? 'text.primary' : 'primary'}
      aria-current={current ? 'page' : undefined}
      target={outside ? '_blank' : undefined}
      rel={outside ? 'noopener' : undefined}
    >
      {text}
      {outside && (
        <OpenInNew
          titleAccess="(opens in a new tab)"
          sx={{ fontSize: 14, ml: 0.5, verticalAlign: 'text-bottom' }}
        />
      )}
    </Link>
  );
}

export default function LinkFooter() {
  const [settings, setSettings] = React.useState(false);
  const [counting, setCounting] = React.useState(true);

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Stack direction="row" spacing={4} useFlexGap flexWrap="wrap">
        {groups.map(({ name, links }) => (
          <Stack key={name} component="nav" aria-label={name} spacing={0.5}>
            <Typography variant="subtitle2" component="h3">
              {name}
            </Typography>
            {links.map((link) => (
              <FooterLink key={link.href} {...link} />
            ))}
          </Stack>
        ))}
      </Stack>
      <Divider sx={{ my: 2 }} />
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-expanded={settings}
        onClick={() => setSettings(!settings)}
      >
        Privacy settings
      </Link>
      <Collapse in={settings}>
        <FormControlLabel
          label="Count my visit"
          control={
            <Switch
              size="small"
              checked={counting}
              onChange={(event) => setCounting(event.target.checked)}
            />
          }
        />
      </Collapse>
    </Box>
  );
}
