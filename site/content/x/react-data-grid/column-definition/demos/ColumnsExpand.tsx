import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface LongTextProps {
  text: string;
  tabIndex: 0 | -1;
}

function LongText({ text, tabIndex }: LongTextProps) {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [cut, setCut] = React.useState(false);

  const measure = React.useCallback((element: HTMLElement | null) => {
    if (element) {
      setCut(element.scrollWidth > element.clientWidth);
    }
  }, []);

  const line = (
    <Typography ref={measure} variant="inherit" noWrap>
      {text}
    </Typography>
  );
  if (!cut) return line;
  return (
    <React.Fragment>
      <ButtonBase
        tabIndex={tabIndex}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: '100%', font: 'inherit', textAlign: 'start' }}
      >
        {line}
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        onKeyDown={(event) => event.stopPropagation()}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'The whole text' } }}
      >
        <Typography sx={{ p: 2, maxWidth: 320 }}>{text}</Typography>
      </Popover>
    </React.Fragment>
  );
}

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', width: 90 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 120,
    maxWidth: 200,
    renderCell: ({ value, tabIndex }) => (
      <LongText text={value} tabIndex={tabIndex} />
    ),
  },
];

const rows = [
  { id: 1, guest: 'Ines', note: 'Window, please' },
  {
    id: 2,
    guest: 'Tomas',
    note: 'Arrives by the last ferry and needs a parking space for a trailer',
  },
];

export default function ColumnsExpand() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Guests"
        autoHeight
        hideFooter
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
