import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function Quiet() {
  return (
    <Stack spacing={2} sx={{ width: 240 }}>
      <Button variant="outlined">Button</Button>
      <p>Paragraph</p>
      <ul>
        <li>Item</li>
      </ul>
      <a href="#x">Link</a>
      <h2>Heading</h2>
      <table>
        <tbody>
          <tr>
            <th>Head</th>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
      <input aria-label="Field" />
      <button type="button">Native</button>
    </Stack>
  );
}
