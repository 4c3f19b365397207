package server

import (
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
)

const lostPageText = `<!DOCTYPE html><html><body><p class="address" id="lost-address" hidden=""><code dir="ltr"></code></p>` +
	`<form><input type="search" id="lost-query" name="q" value=""/></form><section id="lost-near" hidden=""><h2>Near</h2>` +
	`<ul id="lost-pages"></ul><template id="lost-page"><li><a href="{href}">{title}</a> {product} <code>{href}</code> ` +
	`{about}</li></template></section></body></html>`

// TestPageOfErrorsIsFilled: readers without scripts see what they asked for and what is nearest; programs get the page
// as it was built.
func TestPageOfErrorsIsFilled(t *testing.T) {
	_, list := readCases(t)
	serving, err := New(Options{Embedded: fstest.MapFS{"404.html": {Data: []byte(lostPageText)}, pagesFile: {Data: list},
		"index.html": {Data: []byte("home")}}})
	if err != nil {
		t.Fatal(err)
	}
	ask := func(method, address, accept string) *httptest.ResponseRecorder {
		answer := httptest.NewRecorder()
		request := httptest.NewRequest(method, address, nil)
		request.Header.Set("Accept", accept)
		request.Header.Set("Accept-Encoding", "br, gzip")
		serving.ServeHTTP(answer, request)
		if answer.Code != http.StatusNotFound {
			t.Errorf("%s: %d", address, answer.Code)
		}
		return answer
	}
	const browser = "text/html,application/xhtml+xml,*/*;q=0.8"
	answer := ask(http.MethodGet, "/lib/react-data-gird/?a=b", browser)
	page := answer.Body.String()
	for _, part := range []string{
		`<p class="address" id="lost-address"><code dir="ltr">/lib/react-data-<mark>gird</mark>/</code></p>`,
		`name="q" value="lib react data gird"`, `<section id="lost-near"><h2>`,
		`<ul id="lost-pages"><li><a href="/lib/react-data-grid/">Data Grid</a> Library <code>/lib/react-data-grid/</code> ` +
			`Rows &amp; &lt;columns&gt;.</li><li>`,
		`<template id="lost-page"><li><a href="{href}">`,
	} {
		if !strings.Contains(page, part) {
			t.Errorf("no %s in %s", part, page)
		}
	}
	if h := answer.Header(); h.Get("Vary") != "Accept-Encoding, Accept" || h.Get("Cache-Control") != "no-store" {
		t.Errorf("headers for caches: %v", h)
	}
	if strings.Count(page, "<li>") != 4 || answer.Header().Get("Content-Length") != strconv.Itoa(len(page)) ||
		answer.Header().Get("Content-Encoding") != "" || answer.Header().Get("Content-Type") != "text/html; charset=utf-8" {
		t.Errorf("%v: %s", answer.Header(), page)
	}
	if head := ask(http.MethodHead, "/lib/react-data-gird/", browser); head.Body.Len() > 0 ||
		head.Header().Get("Content-Length") == strconv.Itoa(len(lostPageText)) {
		t.Errorf("HEAD: %v %s", head.Header(), head.Body)
	}
	for _, harm := range []string{"/%3Cscript%3Ealert(1)%3C/script%3E/", "/%22onfocus=%22a/", "/a%E2%80%AEb%00c/"} {
		page := ask(http.MethodGet, harm, browser).Body.String()
		if strings.Contains(page, "<script") || strings.Contains(page, `""onfocus`) || strings.ContainsAny(page, "\u202e\x00") {
			t.Errorf("%s is shown as it is: %s", harm, page)
		}
	}
	if plain := ask(http.MethodGet, "/assets/gone.js", "*/*").Body.String(); plain != lostPageText {
		t.Errorf("a program gets %s", plain)
	}
	if plain := ask(http.MethodGet, "/-/", browser).Body.String(); strings.Contains(plain, "<li><a href=\"/") {
		t.Errorf("an address without words is near to %s", plain)
	}
}

// TestPageOfErrorsWithoutPlaces: a theme may show another one.
func TestPageOfErrorsWithoutPlaces(t *testing.T) {
	_, list := readCases(t)
	for _, id := range []string{lostAddress, lostQuery, lostNear, lostPages, lostPage} {
		if readLost([]byte(strings.Replace(lostPageText, `id="`+id+`"`, "", 1))) != nil {
			t.Errorf("a page without %s is filled", id)
		}
	}
	serving, err := New(Options{Embedded: fstest.MapFS{"404.html": {Data: []byte("<p>Nothing.</p>")},
		pagesFile: {Data: list}}})
	if err != nil {
		t.Fatal(err)
	}
	answer := httptest.NewRecorder()
	request := httptest.NewRequest(http.MethodGet, "/lib/", nil)
	request.Header.Set("Accept", "text/html")
	serving.ServeHTTP(answer, request)
	if answer.Code != http.StatusNotFound || answer.Body.String() != "<p>Nothing.</p>" {
		t.Errorf("%d %s", answer.Code, answer.Body)
	}
}
