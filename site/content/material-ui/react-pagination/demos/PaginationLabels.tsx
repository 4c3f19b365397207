import Pagination from '@mui/material/Pagination';

const words: Record<string, string> = {
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
};

export default function PaginationLabels() {
  return (
    <Pagination
      lang="de"
      count={5}
      aria-label="Seiten"
      getItemAriaLabel={(type, page, selected) =>
        words[type] ?? (selected ? `Seite ${page}, aktuell` : `Zu Seite ${page}`)
      }
    />
  );
}
