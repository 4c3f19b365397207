import * as React from 'react';
import Box from '@mui/material/Box';
import LinkIcon from '@mui/icons-material/Link';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';

interface FileLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  file: string;
}

const FileLink = React.forwardRef<HTMLAnchorElement, FileLinkProps>(
  function FileLink({ file, ...props }, ref) {
    return <a {...props} ref={ref} href={`#${file}`} />;
  },
);

const start = [
  { id: 1, file: 'plan.pdf', size: 820, starred: true },
  { id: 2, file: 'photo.jpg', size: 2400, starred: false },
  { id: 3, file: 'notes.txt', size: 4, starred: false },
];

export default function ColumnsActions() {
  const [rows, setRows] = React.useState(start);

  const columns = React.useMemo<GridColDef[]>(
    () => [
      { field: 'file', headerName: 'File', flex: 1 },
      { field: 'size', headerName: 'Size (kB)', type: 'number', width: 100 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 120,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            key="star"
            icon={row.starred ? <StarIcon /> : <StarBorderIcon />}
            label={`${row.starred ? 'Unstar' : 'Star'} ${row.file}`}
            onClick={() =>
              setRows((all) =>
                all.map((one) =>
                  one.id === id ? { ...one, starred: !one.starred } : one,
                ),
              )
            }
          />,
          <GridActionsCellItem
            key="open"
            component={FileLink}
            {...{ file: row.file }} // The types know no props of the component.
            icon={<LinkIcon />}
            label={`Open ${row.file}`}
          />,
          <GridActionsCellItem
            key="copy"
            showInMenu
            label="Duplicate"
            onClick={() =>
              setRows((all) => [
                ...all,
                { ...row, id: Math.max(...all.map((one) => one.id)) + 1 },
              ])
            }
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid aria-label="Files" hideFooter rows={rows} columns={columns} />
    </Box>
  );
}
