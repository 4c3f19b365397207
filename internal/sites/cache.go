package sites

import "path/filepath"

// CacheOf is the folder that keeps the finished work of a site where nobody names one: beside the site's own.
func CacheOf(site string) string {
	return filepath.Join(filepath.Dir(Absolute(site)), ".cache", "vitrine")
}
