import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const tasks = [
  { label: 'Paint the hull', late: true },
  { label: 'Order rope', late: false },
  { label: 'Renew the insurance', late: true },
  { label: 'Check the flares', late: false },
];

export default function JoyAutocompleteTasks() {
  return (
    <FormControl sx={{ width: 'min(300px, 100%)' }}>
      <FormLabel>Task</FormLabel>
      <Autocomplete
        options={tasks}
        renderOption={(props, task) => (
          <AutocompleteOption
            {...props}
            key={task.label}
            variant={task.late ? 'soft' : 'plain'}
            color={task.late ? 'danger' : 'neutral'}
            sx={{ borderRadius: 'sm' }}
          >
            {task.label}
            {task.late && ' (late)'}
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
