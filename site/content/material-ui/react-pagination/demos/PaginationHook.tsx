import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import usePagination from '@mui/material/usePagination';

export default function PaginationHook() {
  const { items } = usePagination({ count: 4 });

  return (
    <nav aria-label="Chapters">
      <ButtonGroup size="small">
        {items.map(({ type, page, selected, ...item }) => (
          <Button
            key={`${type} ${page}`}
            variant={selected ? 'contained' : 'outlined'}
            {...item}
          >
            {type === 'page' ? page : type}
          </Button>
        ))}
      </ButtonGroup>
    </nav>
  );
}
