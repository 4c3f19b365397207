import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectPicture() {
  return (
    <FormControl id="gallery-select" sx={{ width: 180 }}>
      <FormLabel>Season</FormLabel>
      <Select placeholder="Pick a season">
        <Option value="spring">Spring</Option>
        <Option value="autumn">Autumn</Option>
      </Select>
    </FormControl>
  );
}
