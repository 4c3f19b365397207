package versions

import (
	"bytes"
	"encoding/json"
	"path"
	"slices"
	"strings"

	"vitrine/internal/publish"
	"vitrine/internal/vitrine"
)

// host puts the rules of a version before those of the newest, for our server and hosts that read them. They have the
// path of the version already. What rewrites every address is the newest site's.
func host(newest, files publish.Files, v Kept, base vitrine.Base) error {
	for address, merge := range map[string]func(newest, former []byte) ([]byte, error){
		vitrine.RedirectsPath: func(newest, former []byte) ([]byte, error) {
			return slices.Concat(redirectsOf(former, v.Path, base), newest), nil
		},
		vitrine.HeadersPath: func(newest, former []byte) ([]byte, error) {
			return slices.Concat(newest, headersOf(former)), nil
		},
		vitrine.VercelPath: vercelOf,
	} {
		name := strings.TrimPrefix(address, "/")
		formerFile, ok := files[name]
		ownFile, is := newest[name]
		if !ok || !is {
			continue
		}
		own, err := ownFile.Content()
		if err != nil {
			return err
		}
		former, err := formerFile.Content()
		if err != nil {
			return err
		}
		merged, err := merge(own, former)
		if err != nil {
			return err
		}
		newest[name] = publish.InMemory(merged)
	}
	return nil
}

// redirectsOf are the rules of a version but those about its root. A rewrite names a file, which stands below the path.
func redirectsOf(rules []byte, below string, base vitrine.Base) []byte {
	var out bytes.Buffer
	for line := range bytes.Lines(rules) {
		fields := strings.Fields(string(line))
		rewrites := len(fields) == 3 && fields[2] == "200"
		if len(fields) != 3 || fields[0] == "/" || rewrites && fields[0] == base.Below("/*") {
			continue
		}
		if rewrites {
			fields[1] = path.Join(below, fields[1])
		}
		out.WriteString(strings.Join(fields, " ") + "\n")
	}
	return out.Bytes()
}

// headersOf are the sections of a version that do not hold for all addresses.
func headersOf(sections []byte) []byte {
	var out bytes.Buffer
	own := false
	for line := range bytes.Lines(sections) {
		if line[0] != ' ' {
			own = !bytes.HasPrefix(line, []byte("/*"))
		}
		if own {
			out.Write(line)
		}
	}
	return out.Bytes()
}

// vercelRule is a redirect, or headers, of addresses.
type vercelRule map[string]any

// vercelOf is the newest site's file with the redirects and headers of a version. The rewrites in it fit below the path
// of the version as well.
func vercelOf(newest, former []byte) ([]byte, error) {
	var all map[string]json.RawMessage
	if err := json.Unmarshal(newest, &all); err != nil {
		return nil, err
	}
	var own map[string]json.RawMessage
	if err := json.Unmarshal(former, &own); err != nil {
		return nil, err
	}
	for key, everywhere := range map[string]string{"redirects": "/", "headers": "/(.*)"} {
		list, err := vercelList(own[key])
		if err != nil {
			return nil, err
		}
		list = slices.DeleteFunc(list, func(rule vercelRule) bool { return rule["source"] == everywhere })
		rest, err := vercelList(all[key])
		if err != nil {
			return nil, err
		}
		if all[key], err = json.Marshal(append(list, rest...)); err != nil {
			return nil, err
		}
	}
	return json.MarshalIndent(all, "", " ")
}

func vercelList(text json.RawMessage) (list []vercelRule, err error) {
	if text != nil {
		err = json.Unmarshal(text, &list)
	}
	return list, err
}
