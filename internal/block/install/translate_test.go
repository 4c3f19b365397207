package install

import (
	"strings"
	"testing"
)

func TestTranslate(t *testing.T) {
	for npm, want := range map[string]string{
		"npm install":                   "yarn install | pnpm install | bun install",
		"npm install a b@2":             "yarn add a b@2 | pnpm add a b@2 | bun add a b@2",
		"npm i -D a":                    "yarn add --dev a | pnpm add -D a | bun add --dev a",
		"npm install --save-dev a":      "yarn add --dev a | pnpm add -D a | bun add --dev a",
		"npm install --save a":          "yarn add a | pnpm add a | bun add a",
		"npm i -g a":                    "yarn global add a | pnpm add -g a | bun add -g a",
		"npm uninstall a":               "yarn remove a | pnpm remove a | bun remove a",
		"npm run dev -- --port 1":       "yarn run dev --port 1 | pnpm run dev --port 1 | bun run dev --port 1",
		"npm test":                      "yarn test | pnpm test | bun run test",
		"npx tool init":                 "yarn dlx tool init | pnpm dlx tool init | bunx tool init",
		"npm create vite@latest x -- y": "yarn create vite x y | pnpm create vite@latest x y | bun create vite@latest x y",
		"npm ci": "yarn install --frozen-lockfile | pnpm install --frozen-lockfile | " +
			"bun install --frozen-lockfile",
		"cd a && npm i": "cd a && yarn install | cd a && pnpm install | cd a && bun install",
		"npm i; npm test | tee a": "yarn install; yarn test | tee a | pnpm install; pnpm test | tee a | " +
			"bun install; bun run test | tee a",
		"npm i 'a@1 || 2'": "yarn add 'a@1 || 2' | pnpm add 'a@1 || 2' | bun add 'a@1 || 2'",
		"npm i https://a.dev/b?c&d": "yarn add https://a.dev/b?c&d | pnpm add https://a.dev/b?c&d | " +
			"bun add https://a.dev/b?c&d",
		"npm init -y":    "yarn init -y | pnpm init | bun init -y",
		"npm init vite":  "yarn create vite | pnpm create vite | bun create vite",
		"# npm i; npm t": "# npm i; npm t | # npm i; npm t | # npm i; npm t",
		"CI=1 A=b npm t": "CI=1 A=b yarn test | CI=1 A=b pnpm test | CI=1 A=b bun run test",
		"A=1":            "A=1 | A=1 | A=1",
		"node a --b=npm": "node a --b=npm | node a --b=npm | node a --b=npm",
		"# npm i":        "# npm i | # npm i | # npm i",
		"$ npm update a": "yarn upgrade a | pnpm update a | bun update a",
	} {
		var got []string
		for _, manager := range Managers[1:] {
			text, known := Translate(npm, manager)
			if !known {
				t.Errorf("%s is unknown", npm)
			}
			got = append(got, text)
		}
		if strings.Join(got, " | ") != want {
			t.Errorf("%s\ngot  %s\nwant %s", npm, strings.Join(got, " | "), want)
		}
		if text, known := Translate(npm, "npm"); !known || text != strings.TrimPrefix(npm, "$ ") {
			t.Errorf("%s stays itself: %s", npm, text)
		}
	}
	if text, known := Translate("npm publish", "yarn"); known || text != "npm publish" {
		t.Errorf("a command of npm alone: %s", text)
	}
}

// TestCommandsOfOthers: tabs are made of commands of npm alone; those of others are told with what npm has for them.
func TestCommandsOfOthers(t *testing.T) {
	for line, want := range map[string][2]string{
		"yarn add -D a":            {"yarn add -D a", "npm install -D a"},
		"yarn add --dev a@2 b":     {"yarn add --dev a@2 b", "npm install -D a@2 b"},
		"cd a && CI=1 pnpm rm a":   {"pnpm rm a", "npm uninstall a"},
		"$ bun add -d --exact a":   {"bun add -d --exact a", "npm install -D -E a"},
		"yarn":                     {"yarn", "npm install"},
		"bunx create-a":            {"bunx create-a", ""},
		"npm install yarn && yarn": {"yarn", "npm install"},
		"npm i -g pnpm":            {},
		"# yarn add a":             {},
		"":                         {},
	} {
		if command, npm := Other(line); [2]string{command, npm} != want {
			t.Errorf("%q: %q, %q", line, command, npm)
		}
	}
}

// TestMarkdownIsPlain: programs get commands of a shell, whatever the fence is called.
func TestMarkdownIsPlain(t *testing.T) {
	for source, want := range map[string]string{
		"```package-manager\nnpm i\n```\n":   "```bash\nnpm i\n```\n",
		"  ~~~bash npm2yarn\n  npm i\n~~~\n": "  ~~~bash\n  npm i\n~~~\n",
	} {
		if got, replaced := (Kind{}).Markdown(nil, nil, source); got != want || !replaced {
			t.Errorf("%q became %q", source, got)
		}
	}
}
