package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// hostHeaders are the headers that a build asks of whoever serves it.
type hostHeaders struct {
	everywhere, assets [][2]string
}

// readHeaders reads them from the file that hosts read; pages are asked about each time.
func readHeaders(site string) (hostHeaders, error) {
	text, err := os.ReadFile(filepath.Join(site, "_headers"))
	if err != nil {
		return hostHeaders{}, err
	}
	var h hostHeaders
	list := &h.everywhere
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "/") {
			if list = &h.everywhere; strings.HasPrefix(line, "/assets/") {
				list = &h.assets
			}
		} else if name, value, ok := strings.Cut(strings.TrimSpace(line), ": "); ok {
			*list = append(*list, [2]string{name, value})
		}
	}
	return h, nil
}

// each writes a line for each header, of assets or of everything else.
func (h hostHeaders) each(format string, assets bool) string {
	var lines strings.Builder
	own := [][2]string{{"Cache-Control", "no-cache"}}
	if assets {
		own = h.assets
	}
	for _, list := range [][][2]string{h.everywhere, own} {
		for _, header := range list {
			fmt.Fprintf(&lines, format, header[0], header[1])
		}
	}
	return lines.String()
}

// nginxConfig is tuned as its manual advises for static files: open files are kept, nothing is logged, connections
// stay.
func nginxConfig(c *contender, site string, headers hostHeaders) string {
	user := ""
	if os.Getuid() == 0 {
		user = "user root;\n" // the folder may be no other user's to read
	}
	const header = "\t\t\tadd_header %s \"%s\";\n"
	return user + fmt.Sprintf(`daemon off;
worker_processes auto;
pid %[1]s/pid;
events { worker_connections 4096; }
http {
	types { text/html html; text/css css; text/javascript js; application/json json; image/svg+xml svg; }
	access_log off;
	sendfile on;
	tcp_nopush on;
	keepalive_requests 100000000;
	open_file_cache max=20000 inactive=10m;
	open_file_cache_valid 10m;
	gzip_static on;
	gzip_vary on;
	client_body_temp_path %[1]s/body;
	proxy_temp_path %[1]s/proxy;
	fastcgi_temp_path %[1]s/fastcgi;
	uwsgi_temp_path %[1]s/uwsgi;
	scgi_temp_path %[1]s/scgi;
	server {
		listen 127.0.0.1:%[2]d;
		root %[3]s;
		location / {
%[4]s		}
		location /assets/ {
%[5]s		}
	}
}
`, c.folder, c.port, site, headers.each(header, false), headers.each(header, true))
}

func caddyConfig(c *contender, site string, headers hostHeaders) string {
	const header = "\t\t%s \"%s\"\n"
	return fmt.Sprintf(`{
	admin off
	auto_https off
}
http://127.0.0.1:%[1]d {
	root * %[2]s
	@pages not path /assets/*
	header @pages {
%[3]s	}
	header /assets/* {
%[4]s	}
	file_server {
		precompressed gzip
	}
}
`, c.port, site, headers.each(header, false), headers.each(header, true))
}
