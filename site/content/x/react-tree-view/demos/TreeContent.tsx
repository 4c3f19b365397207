import * as React from 'react';
import { clsx } from 'clsx';
import Fade from '@mui/material/Fade';
import type { TransitionProps } from '@mui/material/transitions';
import AddIcon from '@mui/icons-material/Add';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import GroupsIcon from '@mui/icons-material/Groups';
import PersonIcon from '@mui/icons-material/Person';
import RemoveIcon from '@mui/icons-material/Remove';
import { TreeItem, useTreeItem } from '@mui/x-tree-view/TreeItem';
import type { TreeItemContentProps } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

// The arrow opens a branch, the label selects it.
const TreeTwoTargets = React.forwardRef<HTMLDivElement, TreeItemContentProps>(
  function TreeTwoTargets(props, ref) {
    const { classes, className, label, nodeId, expansionIcon, displayIcon } = props;
    const { title } = props;
    const { expanded, selected, focused, handleExpansion, handleSelection } =
      useTreeItem(nodeId);

    return (
      <div
        ref={ref}
        title={title}
        className={clsx(className, classes.root, {
          [classes.expanded]: expanded,
          [classes.selected]: selected,
          [classes.focused]: focused,
        })}
      >
        <div className={classes.iconContainer} onClick={handleExpansion}>
          {expansionIcon ?? displayIcon}
        </div>
        <div className={classes.label} onClick={handleSelection}>
          {label}
        </div>
      </div>
    );
  },
);

type GroupProps = TransitionProps & {
  className?: string;
  children?: React.ReactNode;
};

function TreeFadingGroup({ in: open, timeout, className, children }: GroupProps) {
  return (
    <Fade in={open} timeout={timeout} unmountOnExit>
      <ul role="group" className={className}>
        {children}
      </ul>
    </Fade>
  );
}

export default function TreeContent() {
  const [seen, setSeen] = React.useState('none');

  return (
    <div>
      <TreeView
        id="tree-content"
        aria-label="Departments"
        className="tree-departments"
        classes={{ root: 'tree-departments-root' }}
        defaultParentIcon={<GroupsIcon />}
        defaultEndIcon={<PersonIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpanded={['sales']}
        onNodeFocus={(_, nodeId) => setSeen(nodeId)}
        sx={{ width: 260 }}
      >
        <TreeItem
          nodeId="sales"
          label="Sales"
          expandIcon={<AddIcon />}
          collapseIcon={<RemoveIcon />}
          ContentComponent={TreeTwoTargets}
          ContentProps={{ title: 'Two targets' }}
        >
          <TreeItem nodeId="ina" label="Ina" icon={<PersonIcon color="primary" />} />
          <TreeItem nodeId="jonas" label="Jonas" />
        </TreeItem>
        <TreeItem
          nodeId="harbor"
          label="Harbor"
          className="tree-harbor"
          classes={{ label: 'tree-harbor-label' }}
          sx={{ '& > .MuiTreeItem-content': { borderRadius: 4 } }}
          TransitionComponent={TreeFadingGroup}
          TransitionProps={{ timeout: 400 }}
        >
          <TreeItem nodeId="signe" label="Signe" />
        </TreeItem>
      </TreeView>
      <p role="status">Focus: {seen}</p>
    </div>
  );
}
