package search

import (
	"bytes"
	"fmt"
	"maps"
	"slices"
	"testing"

	"vitrine/internal/testkit"
)

// TestWeights holds the browser's half to the same weights: its file is written by this test.
func TestWeights(t *testing.T) {
	const file = "../../web/engine/search/weights.ts"
	var out bytes.Buffer
	fmt.Fprintf(&out, "// Written by go test ./internal/search -run Weights -update.\nimport type { Kind } from './types';\n\n")
	fmt.Fprintf(&out, "export enum Weight {\n")
	for _, name := range slices.Sorted(maps.Keys(weights)) {
		fmt.Fprintf(&out, "  %s = %d,\n", name, weights[name])
	}
	fmt.Fprintf(&out, "}\n\nexport const kindPercent: Record<Kind, number> = {\n")
	for _, kind := range Kinds {
		fmt.Fprintf(&out, "  %s: %d,\n", kind, kindPercent[kind])
	}
	fmt.Fprintf(&out, "};\n")
	testkit.File(t, file, out.String())
}

var weights = map[string]int{"exactWeight": exactWeight, "inPage": inPage, "inRows": inRows, "aroundPlace": aroundPlace, "aroundRow": aroundRow,
	"alsoPart": alsoPart, "productWorth": productWorth, "kindWorth": kindWorth, "wholeTitle": wholeTitle,
	"wholeName": wholeName, "wholeAPI": wholeAPI, "wholeRow": wholeRow, "wholeRowThere": wholeRowThere,
	"withQuestion": withQuestion, "fewRows": fewRows, "ownProduct": ownProduct, "ownFamily": ownFamily,
	"unnamedOwn":   unnamedOwn,
	"otherProduct": otherProduct, "mainPage": mainPage, "leastRare": leastRare, "deepest": deepest,
	"afterSection": afterSection, "laterProduct": laterProduct, "leastProduct": leastProduct, "faintest": faintest, "fewWords": fewWords, "asWhole": asWhole,
	"asWritten": asWritten, "asPart": asPart, "asSynonym": asSynonym, "asBeginning": asBeginning, "asInner": asInner,
	"asLonger": asLonger, "oneEdit": oneEdit, "twoEdits": twoEdits, "otherLetter": otherLetter,
	"mostBeginnings": mostBeginnings, "mostTypos": mostTypos, "mostWords": mostWords, "shortQuery": shortQuery,
	"alsoLevel": alsoLevel, "stopLevel": stopLevel, "tiedLevel": tiedLevel, "mostLevel": mostLevel, "nameTop": nameTop,
	"asPhrase": asPhrase, "asSpoken": asSpoken, "laterMeaning": laterMeaning, "leastMeaning": leastMeaning,
	"laterTypo":   laterTypo,
	"longestSaid": longestSaid, "messageWords": messageWords, "longWords": longWords, "longMeanings": longMeanings,
	"comparedWords": comparedWords, "mostShards": mostShards, "alsoThere": alsoThere, "leastShare": leastShare,
	"abroadAPI": abroadAPI, "wholeMeant": wholeMeant, "guideMeant": guideMeant, "behindOthers": behindOthers,
	"inPhrase": inPhrase, "longBeginning": longBeginning, "nearBeginning": nearBeginning,
	"asBoth": asBoth, "mostSections": mostSections, "laterSection": laterSection,
	"nameStep": nameStep, "nameLeast": nameLeast, "mostSeen": mostSeen}
