import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { styled } from '@mui/system';

const Table = styled('table')({
  width: 220,
  borderCollapse: 'collapse',
  fontSize: 14,
  '& td': {
    padding: '6px 8px',
    borderBlockEnd: '1px solid color-mix(in srgb, currentColor 20%, transparent)',
  },
  '& tfoot td': { borderBlockEnd: 0 },
});

const Pages = styled(TablePagination)({
  [`& .${tablePaginationClasses.toolbar}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
  [`& .${tablePaginationClasses.displayedRows}`]: { margin: 0 },
  [`& .${tablePaginationClasses.actions}`]: { display: 'flex', gap: 6 },
  '& button': {
    width: 32,
    height: 28,
    padding: 0,
    border: '1px solid #3b82f6',
    borderRadius: 6,
    background: 'color-mix(in srgb, #3b82f6 18%, transparent)',
    color: 'inherit',
    font: 'inherit',
  },
});

export default function TablePaginationPicture() {
  return (
    <Table>
      <tbody>
        <tr>
          <td>Assam</td>
        </tr>
        <tr>
          <td>Sencha</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <Pages
            count={12}
            page={1}
            rowsPerPage={2}
            rowsPerPageOptions={[2]}
            onPageChange={() => {}}
          />
        </tr>
      </tfoot>
    </Table>
  );
}
