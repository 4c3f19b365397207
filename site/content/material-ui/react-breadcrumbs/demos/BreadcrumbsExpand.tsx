import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import UnfoldMore from '@mui/icons-material/UnfoldMore';

export default function BreadcrumbsExpand() {
  return (
    <Breadcrumbs
      maxItems={2}
      expandText="Show two more levels"
      slots={{ CollapsedIcon: UnfoldMore }}
      slotProps={{ collapsedIcon: { color: 'primary' } }}
      aria-label="Path to an order"
    >
      <Link href="#customers">Customers</Link>
      <Link href="#holm">Holm</Link>
      <Link href="#orders">Orders</Link>
      <Link href="#4711">4711</Link>
    </Breadcrumbs>
  );
}
