package tsgo

import (
	"strings"

	"github.com/microsoft/typescript-go/internal/ast"
	"github.com/microsoft/typescript-go/internal/core"
	"github.com/microsoft/typescript-go/internal/module"
	"github.com/microsoft/typescript-go/internal/packagejson"
	"github.com/microsoft/typescript-go/internal/symlinks"
	"github.com/microsoft/typescript-go/internal/tsoptions"
	"github.com/microsoft/typescript-go/internal/tspath"
)

// What checkers ask of a program, under the names that they use.

func (p *compilation) Options() *core.CompilerOptions { return p.options.Compiler }
func (p *compilation) SourceFiles() []*ast.SourceFile { return p.files }
func (p *compilation) BindSourceFiles()               { p.Bind() }
func (p *compilation) FileExists(name string) bool    { return p.options.Disk.FileExists(name) }
func (p *compilation) UseCaseSensitiveFileNames() bool {
	return p.options.Disk.UseCaseSensitiveFileNames()
}
func (p *compilation) GetGlobalTypingsCacheLocation() string { return "" }

func (p *compilation) GetSourceFile(name string) *ast.SourceFile { return p.File(name) }
func (p *compilation) GetSourceFileForResolvedModule(name string) *ast.SourceFile {
	return p.File(name)
}

func (p *compilation) metaAt(path tspath.Path) ast.SourceFileMetaData {
	if entry := p.loaded[path]; entry != nil {
		return entry.meta
	}
	return ast.SourceFileMetaData{}
}

func (p *compilation) GetSourceFileMetaData(path tspath.Path) ast.SourceFileMetaData {
	return p.metaAt(path)
}

func (p *compilation) GetEmitModuleFormatOfFile(file ast.HasFileName) core.ModuleKind {
	return ast.GetEmitModuleFormatOfFileWorker(file.FileName(), p.options.Compiler, p.metaAt(file.Path()))
}

func (p *compilation) GetEmitSyntaxForUsageLocation(file ast.HasFileName, usage *ast.Node) core.ResolutionMode {
	return syntaxOf(file.FileName(), p.metaAt(file.Path()), usage, p.options.Compiler)
}

func (p *compilation) GetImpliedNodeFormatForEmit(file ast.HasFileName) core.ModuleKind {
	return p.GetDefaultResolutionModeForFile(file)
}

func (p *compilation) GetDefaultResolutionModeForFile(file ast.HasFileName) core.ResolutionMode {
	return formatOf(file.FileName(), p.metaAt(file.Path()), p.options.Compiler)
}

func (p *compilation) GetModeForUsageLocation(file ast.HasFileName, usage *ast.Node) core.ResolutionMode {
	return modeOf(file.FileName(), p.metaAt(file.Path()), usage, p.options.Compiler)
}

func (p *compilation) GetResolvedModule(file ast.HasFileName, name string, mode core.ResolutionMode,
) *module.ResolvedModule {
	return p.modules[file.Path()][module.ModeAwareCacheKey{Name: name, Mode: mode}]
}

func (p *compilation) GetResolvedModuleFromModuleSpecifier(file ast.HasFileName, specifier *ast.Node,
) *module.ResolvedModule {
	return p.GetResolvedModule(file, specifier.Text(), p.GetModeForUsageLocation(file, specifier))
}

func (p *compilation) GetResolvedModules() map[tspath.Path]module.ModeAwareCache[*module.ResolvedModule] {
	return p.modules
}

// GetPackagesMap tells which packages bring their own types.
func (p *compilation) GetPackagesMap() map[string]bool {
	own := map[string]bool{}
	for _, modules := range p.modules {
		for _, resolved := range modules {
			if name := resolved.PackageId.Name; name != "" {
				own[name] = own[name] || resolved.Extension == tspath.ExtensionDts
			}
		}
	}
	return own
}

func (p *compilation) GetJSXRuntimeImportSpecifier(path tspath.Path) (string, *ast.Node) {
	if entry := p.loaded[path]; entry != nil && entry.jsx != nil {
		return entry.jsx.Text(), entry.jsx
	}
	return "", nil
}

func (p *compilation) GetImportHelpersImportSpecifier(tspath.Path) *ast.Node { return nil }

// SourceFileMayBeEmitted is true for what authors write.
func (p *compilation) SourceFileMayBeEmitted(file *ast.SourceFile, _ bool) bool {
	return !file.IsDeclarationFile && !ast.IsJsonSourceFile(file) && !strings.Contains(file.FileName(), "/node_modules/")
}

func (p *compilation) IsSourceFileDefaultLibrary(path tspath.Path) bool {
	entry := p.loaded[path]
	return entry != nil && entry.library
}

// There are no references between projects, and nothing is emitted.

func (p *compilation) CommonSourceDirectory() string { return p.options.Folder }
func (p *compilation) GetProjectReferenceFromOutputDts(tspath.Path) *tsoptions.SourceOutputAndProjectReference {
	return nil
}
func (p *compilation) GetProjectReferenceFromSource(tspath.Path) *tsoptions.SourceOutputAndProjectReference {
	return nil
}
func (p *compilation) GetRedirectForResolution(ast.HasFileName) *tsoptions.ParsedCommandLine {
	return nil
}
func (p *compilation) GetSourceOfProjectReferenceIfOutputIncluded(file ast.HasFileName) string {
	return file.FileName()
}

// What names of modules in printed types are made of.

func (p *compilation) GetRedirectTargets(path tspath.Path) []string { return p.copies[path] }

func (p *compilation) GetSymlinkCache() *symlinks.KnownSymlinks { return p.links() }

func (p *compilation) findLinks() *symlinks.KnownSymlinks {
	known := symlinks.NewKnownSymlink(p.options.Folder, p.UseCaseSensitiveFileNames())
	for _, entry := range p.loaded {
		for _, resolved := range entry.modules {
			known.ProcessResolution(resolved.OriginalPath, resolved.ResolvedFileName)
		}
		for _, resolved := range entry.types {
			known.ProcessResolution(resolved.OriginalPath, resolved.ResolvedFileName)
		}
	}
	return known
}

func (p *compilation) GetNearestAncestorDirectoryWithPackageJson(folder string) string {
	if scope := p.resolver.GetPackageScopeForPath(folder); scope.Exists() {
		return scope.PackageDirectory
	}
	return ""
}

func (p *compilation) GetPackageJsonInfo(name string) *packagejson.InfoCacheEntry {
	folder := tspath.GetDirectoryPath(name)
	if scope := p.resolver.GetPackageScopeForPath(folder); scope.Exists() && scope.PackageDirectory == folder {
		return scope
	}
	return nil
}
