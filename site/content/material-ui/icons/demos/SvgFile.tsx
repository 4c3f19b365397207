import * as React from 'react';
import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

// What an import such as “import Lighthouse from './lighthouse.svg'” gives with SVGR.
function Lighthouse(props: React.SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 32 32" {...props}>
      <path d="M13 8h6l2 20H11L13 8Zm1-4 2-2 2 2v3h-4V4ZM4 6l7-1v2L4 8V6Zm24 0v2l-7-1V5l7 1Z" />
    </svg>
  );
}

export default function SvgFile() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <SvgIcon component={Lighthouse} inheritViewBox />
      <SvgIcon
        component={Lighthouse}
        inheritViewBox
        color="primary"
        fontSize="large"
      />
    </Stack>
  );
}
