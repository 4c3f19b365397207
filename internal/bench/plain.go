package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"time"
)

// What a build of prose may cost, in what Hugo's build of the same texts costs the processors. Equal work is all that
// Hugo does as well: parsing, highlighting, navigation, contents, files. The yardstick is Hugo's build of 400 pages.
const (
	equalWork   = 1.2
	otherWork   = 1.0
	warmSite    = 0.5 // of the yardstick, by the clock
	warmLarge   = 0.8 // with 4,000 pages
	plainRounds = 3
	yardstick   = 400 // pages
)

// otherParts are what Hugo has nothing of; see internal/effort.
var otherParts = []string{"rendering in Node", "compression", "pictures of link previews", "search indexes"}

// plainRound is one build of each, one after the other.
type plainRound struct {
	cold, warm, hugo measurement
}

// rest is what the build cost beside the parts that Hugo has nothing of.
func (r plainRound) rest() time.Duration {
	rest := r.cold.cpu
	for _, part := range otherParts {
		rest -= r.cold.parts[part]
	}
	return rest
}

// plain measures a generated site of pages without demos beside Hugo, round by round in turn.
func (b *bench) plain(pages, memory int, warm float64) error {
	heading(fmt.Sprintf("Prose, %d pages of 580 words, beside Hugo (medians of %d rounds)", pages, plainRounds))
	s, err := b.plainSite(prose{pages: pages})
	if err != nil {
		return err
	}
	defer os.RemoveAll(s.folder)
	var list []plainRound
	for range plainRounds {
		round, err := s.round()
		if err != nil {
			return err
		}
		list = append(list, round)
	}
	if pages == yardstick {
		b.yardstick = medianOf(list, func(r plainRound) time.Duration { return r.hugo.cpu })
	}
	yard, err := b.yard()
	if err != nil {
		return err
	}
	reportPlain(list, memory)
	clock := medianOf(list, func(r plainRound) time.Duration { return r.warm.wall })
	ratioRow("nothing changed, clock, of Hugo's 400 pages", clock, yard, warm)
	row("nothing changed, what it did", list[0].warm.output, "0 steps", list[0].warm.output != "0 steps")
	return nil
}

// reportPlain prints the medians of some rounds.
func reportPlain(list []plainRound, memory int) {
	of := func(figure func(r plainRound) time.Duration) time.Duration { return medianOf(list, figure) }
	hugo := of(func(r plainRound) time.Duration { return r.hugo.cpu })
	row("Hugo, processor time", seconds(hugo), "", false)
	row("ours, processor time of all processes", seconds(of(func(r plainRound) time.Duration { return r.cold.cpu })), "",
		false)
	ratioRow("  equal work, of Hugo's", of(plainRound.rest), hugo, equalWork)
	ratioRow("  what Hugo has nothing of, of Hugo's", of(func(r plainRound) time.Duration { return r.cold.cpu - r.rest() }),
		hugo, otherWork)
	for _, part := range otherParts {
		row("    "+part, seconds(of(func(r plainRound) time.Duration { return r.cold.parts[part] })), "", false)
	}
	peak := slices.MaxFunc(list, func(a, b plainRound) int { return a.cold.memory - b.cold.memory }).cold
	row("ours, peak memory of all processes", fmt.Sprintf("%d MB", peak.memory), fmt.Sprintf("≤ %d MB", memory),
		peak.memory > memory)
	row("ours, what it did", peak.output, "", false)
}

// ratioRow prints a figure as a part of another one.
func ratioRow(name string, figure, whole time.Duration, most float64) {
	ratio := figure.Seconds() / whole.Seconds()
	row(name, fmt.Sprintf("%.2f", ratio), fmt.Sprintf("≤ %.1f", most), ratio > most)
}

func medianOf(list []plainRound, figure func(r plainRound) time.Duration) time.Duration {
	var all []time.Duration
	for _, r := range list {
		all = append(all, figure(r))
	}
	slices.Sort(all)
	return all[len(all)/2]
}

// yard is what Hugo's build of 400 pages costs the processors here and now.
func (b *bench) yard() (time.Duration, error) {
	if b.yardstick > 0 {
		return b.yardstick, nil
	}
	h := &hugo{prose{site: filepath.Join(b.folder, "yardstick", "hugo"), pages: yardstick}}
	defer os.RemoveAll(filepath.Dir(h.site))
	if err := errors.Join(fresh(filepath.Dir(h.site)), h.write()); err != nil {
		return 0, err
	}
	var all []time.Duration
	for range plainRounds {
		m, err := h.build()
		if err != nil {
			return 0, err
		}
		all = append(all, m.cpu)
	}
	slices.Sort(all)
	b.yardstick = all[len(all)/2]
	return b.yardstick, nil
}

// plainSite is a generated site, once as ours and once as Hugo's, with what is made once a lock file.
type plainSite struct {
	tool   string
	folder string
	hugo   *hugo
}

func (b *bench) plainSite(g prose) (*plainSite, error) {
	s := &plainSite{tool: b.tool, folder: filepath.Join(b.folder, fmt.Sprintf("prose-%d", g.pages))}
	if err := fresh(s.folder); err != nil {
		return nil, err
	}
	one := prose{site: s.path("site"), pages: 1}
	if err := one.write(); err != nil {
		return nil, err
	}
	if _, err := measure(s.tool, s.arguments("libraries")...); err != nil {
		return nil, err
	}
	g.site = s.path("site")
	s.hugo = &hugo{prose{site: s.path("hugo"), pages: g.pages}}
	return s, errors.Join(g.write(), s.hugo.write())
}

func (s *plainSite) path(name string) string { return filepath.Join(s.folder, name) }

// arguments of a build with a cache of this name.
func (s *plainSite) arguments(cache string) []string {
	return []string{"build", "--timings", "--site", s.path("site"), "--out", s.path("out"), "--cache", s.path(cache)}
}

// round builds ours from nothing but the libraries, then with nothing changed, then Hugo's from nothing.
func (s *plainSite) round() (r plainRound, err error) {
	if err := errors.Join(os.RemoveAll(s.path("out")), os.RemoveAll(s.path("cache")),
		os.CopyFS(s.path("cache"), os.DirFS(s.path("libraries")))); err != nil {
		return r, err
	}
	if r.cold, err = measure(s.tool, s.arguments("cache")...); err != nil {
		return r, err
	}
	if r.warm, err = measure(s.tool, s.arguments("cache")...); err != nil {
		return r, err
	}
	r.hugo, err = s.hugo.build()
	return r, err
}
