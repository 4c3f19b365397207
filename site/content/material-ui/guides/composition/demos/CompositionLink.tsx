import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

interface RouterLinkProps extends React.ComponentPropsWithoutRef<'a'> {
  to: string;
}

// Stands for the link of your router.
const RouterLink = React.forwardRef<HTMLAnchorElement, RouterLinkProps>(
  function RouterLink({ to, ...props }, ref) {
    return <a ref={ref} href={to} {...props} />;
  },
);

export default function CompositionLink() {
  return (
    <Stack direction="row" spacing={2}>
      <Button component={RouterLink} to="/material-ui/" variant="contained">
        Overview
      </Button>
      <Button component={RouterLink} to="/material-ui/react-button/">
        Buttons
      </Button>
    </Stack>
  );
}
