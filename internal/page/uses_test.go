package page

import (
	"reflect"
	"testing"
)

// TestComponentUses: documented components with all props that the code sets, each once, by name.
func TestComponentUses(t *testing.T) {
	const code = `import Button from '@acme/ui/Button';
import { Card } from '@acme/ui';
import Star from '@acme/icons/Star';

const Tag = () => <b />;

export default function Demo() {
  return (
    <Card raised>
      <Button size="small" onClick={() => {}}><Star color="blue" /></Button>
      <Button size="large" disabled />
      <Tag />
    </Card>
  );
}
`
	documented := func(name string) string {
		return map[string]string{"Button": "/api/button/", "Card": "/api/card/", "Tag": "/api/tag/"}[name]
	}
	want := []ComponentUse{
		{"Button", "/api/button/", []string{"children", "disabled", "onClick", "size"}},
		{"Card", "/api/card/", []string{"children", "raised"}},
	}
	if got := componentUses(code, documented); !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
}
