import Button from 'react-bootstrap/Button';

export default function ButtonVariants() {
  return (
    <div className="d-flex gap-2 flex-wrap">
      <Button>Save</Button>
      <Button variant="secondary">Close</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="link">More</Button>
    </div>
  );
}
