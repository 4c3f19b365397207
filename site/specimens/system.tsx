// Components of MUI System that need children: see “specimens” in docs/authoring.md.
import type SystemStack from '@mui/system/Stack';

export const Stack = (Subject: typeof SystemStack) => (
  <Subject spacing={2}>
    <span>One</span>
    <span>Two</span>
    <span>Three</span>
  </Subject>
);
