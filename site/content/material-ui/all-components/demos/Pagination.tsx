import Pagination from '@mui/material/Pagination';

export default function PaginationPicture() {
  return (
    <Pagination
      count={9}
      defaultPage={2}
      siblingCount={0}
      color="primary"
      hidePrevButton
      hideNextButton
      sx={{ '& ul': { flexWrap: 'nowrap' } }}
    />
  );
}
