package migration_test

import (
	"strings"
	"testing"
)

// TestImport_KeepsElementsInLists: tabs and boxes of an item stay in it.
func TestImport_KeepsElementsInLists(t *testing.T) {
	files, _ := imported(t, "docusaurus", docusaurusFolder+`-- in/docs/intro.mdx --
# Intro

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

1. Install it
   with npm.

   <Tabs>
     <TabItem value="npm">

     `+"```bash\n     1. npm i\n       indented\n     ```"+`

     - one

       <Admonition type="tip">

         Two.

       </Admonition>

     </TabItem>
   </Tabs>

2. <Tabs>
     <TabItem value="yarn">
     Text
     </TabItem>
   </Tabs>

After.

<Tabs>
  <TabItem value="pnpm">

    Text

  </TabItem>
</Tabs>
`)
	want := `
1. Install it
   with npm.

   <Tabs>
   <TabItem label="Npm">

   ` + "```bash\n   1. npm i\n     indented\n   ```" + `

   - one

     :::tip

     Two.

     :::

   </TabItem>
   </Tabs>

2. <Tabs>
   <TabItem label="Yarn">
   Text
   </TabItem>
   </Tabs>

After.

<Tabs>
<TabItem label="Pnpm">

Text

</TabItem>
</Tabs>
`
	if page := files["content/docs/intro/index.md"]; !strings.HasSuffix(page, want) {
		t.Errorf("%s", page)
	}
}
