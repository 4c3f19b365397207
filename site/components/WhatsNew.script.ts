// Nothing runs: this is a list of links. The stylesheet comes with this file.
import './WhatsNew.css';
