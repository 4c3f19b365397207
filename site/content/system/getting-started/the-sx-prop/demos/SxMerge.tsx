import * as React from 'react';
import type { SxProps, Theme } from '@mui/system';
import Box from '@mui/system/Box';

interface BadgeProps {
  loud?: boolean;
  sx?: SxProps<Theme>;
  children: React.ReactNode;
}

function Badge({ loud = false, sx = [], children }: BadgeProps) {
  return (
    <Box
      component="span"
      sx={[
        {
          px: 1.5,
          py: 0.5,
          borderRadius: 4,
          bgcolor: '#e2e8f0',
          color: '#0f172a',
          fontFamily: 'system-ui, sans-serif',
        },
        loud && { bgcolor: '#9d174d', color: '#ffffff' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function SxMerge() {
  return (
    <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
      <Badge>Draft</Badge>
      <Badge loud>Overdue</Badge>
      <Badge loud sx={{ borderRadius: 1, fontWeight: 600 }}>
        Returned
      </Badge>
    </Box>
  );
}
