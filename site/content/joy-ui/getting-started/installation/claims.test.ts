import { extendTheme } from '@mui/joy/styles';
import { claim } from 'vitrine/claims';

const isLoaded = (name: string) =>
  [...document.fonts].some(({ family }) => family.includes(name));

claim("The default theme uses Inter but doesn't load it.", 'InstallJoy.tsx', {
  read: () => [extendTheme().fontFamily.body.split(',')[0] ?? '', isLoaded('Inter')],
  holds: ['"Inter"', false],
  contrary: ['"Inter"', true],
});

claim('`body` is for body text, `display` for headings:', 'InstallJoy.tsx', {
  read: () => {
    const { typography } = extendTheme();
    return [typography['body-md'].fontFamily, typography.h1.fontFamily].map(
      (family) => /--joy-fontFamily-(body|display)/.exec(String(family))?.[1] ?? '',
    );
  },
  holds: ['body', 'display'],
  contrary: ['body', 'body'],
});
