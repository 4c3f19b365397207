import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const rows = [
  { tea: 'Assam', minutes: 4 },
  { tea: 'Sencha', minutes: 2 },
];

export default function TablePicture() {
  return (
    <Sheet
      variant="outlined"
      sx={{ width: 210, borderRadius: 'sm', overflow: 'hidden' }}
    >
      <Table size="sm" sx={{ '--TableCell-paddingX': '12px' }}>
        <thead>
          <tr>
            <th>Tea</th>
            <th>Minutes</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.tea}>
              <td>{row.tea}</td>
              <td>{row.minutes}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
